/* What compiled rules do most, inlined into them: mypyc has it as functions of another file or of the interpreter.

Read before every C file that mypyc writes for the rules. Each takes the usual case itself and leaves the others, errors
among them, to the function whose name it takes over. */

#ifndef VIRTUOSI_INLINED_H
#define VIRTUOSI_INLINED_H

#include <Python.h>
#include "CPy.h"

#ifndef Py_GIL_DISABLED

/* Where an item lies, counted from the end if the index is negative; NULL outside, and for ints that are not short. */
static inline PyObject **inlined_place(PyObject *list, CPyTagged index) {
    Py_ssize_t size = PyList_GET_SIZE(list), place = (Py_ssize_t)index >> 1;
    if (place < 0) {
        place += size;
    }
    bool inside = !(index & CPY_INT_TAG) && (size_t)place < (size_t)size;
    return likely(inside) ? ((PyListObject *)list)->ob_item + place : NULL;
}

static inline PyObject *inlined_get(PyObject *list, CPyTagged index) {
    PyObject **place = inlined_place(list, index);
    if (likely(place != NULL)) {
        Py_INCREF(*place);
        return *place;
    }
    return CPyList_GetItem(list, index);
}

static inline PyObject *inlined_borrow(PyObject *list, CPyTagged index) {
    PyObject **place = inlined_place(list, index);
    return likely(place != NULL) ? *place : CPyList_GetItemBorrow(list, index);
}

static inline bool inlined_set(PyObject *list, CPyTagged index, PyObject *value) {
    PyObject **place = inlined_place(list, index);
    if (likely(place != NULL)) {
        PyObject *before = *place;
        *place = value;
        Py_DECREF(before);
        return true;
    }
    return CPyList_SetItem(list, index, value);
}

/* A list of moves begins empty: it gets room for most of them at once, and a list that shrinks keeps its room. */
#define FIRST_ROOM 16

static inline int inlined_append(PyObject *list, PyObject *item) {
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (self->ob_item == NULL) {
        self->ob_item = PyMem_New(PyObject *, FIRST_ROOM);
        self->allocated = self->ob_item == NULL ? 0 : FIRST_ROOM;
    }
    if (likely(size < self->allocated)) {
        Py_INCREF(item);
        PyList_SET_ITEM(list, size, item);
        Py_SET_SIZE(list, size + 1);
        return 0;
    }
    return PyList_Append(list, item);
}

static inline PyObject *inlined_pop(PyObject *list) {
    Py_ssize_t last = PyList_GET_SIZE(list) - 1;
    if (likely(last >= 0)) {
        Py_SET_SIZE(list, last);
        return PyList_GET_ITEM(list, last);
    }
    return CPyList_PopLast(list);
}

static inline PyObject *inlined_pop_at(PyObject *list, CPyTagged index) {
    PyObject **place = inlined_place(list, index);
    if (likely(place != NULL)) {
        PyObject *item = *place;
        Py_ssize_t left = PyList_GET_SIZE(list) - 1;
        memmove(place, place + 1, (((PyListObject *)list)->ob_item + left - place) * sizeof(PyObject *));
        Py_SET_SIZE(list, left);
        return item;
    }
    return CPyList_Pop(list, index);
}

/* The ints that go into lists are mostly moves and small counts: each is made once and stays. */
#define KEPT_INTS 1024
__attribute__((weak)) PyObject *virtuosi_kept_ints[KEPT_INTS];

static inline PyObject *inlined_box(CPyTagged number) {
    if (likely(number < 2 * KEPT_INTS && !(number & CPY_INT_TAG))) {
        PyObject *kept = virtuosi_kept_ints[number >> 1];
        if (unlikely(kept == NULL)) {
            kept = virtuosi_kept_ints[number >> 1] = CPyTagged_StealAsObject(number);
        }
        Py_INCREF(kept);
        return kept;
    }
    return CPyTagged_StealAsObject(number);
}

/* Masks are ints of two digits; mypyc itself inlines those of one. */
#if PyLong_SHIFT == 30 && !CPY_3_12_FEATURES
#define INLINED_UNBOX(number, otherwise)                                                                         \
    digit *digits = ((PyLongObject *)number)->ob_digit;                                                          \
    if (likely(Py_SIZE(number) == 1)) {                                                                          \
        return (CPyTagged)digits[0] << 1;                                                                        \
    }                                                                                                            \
    if (Py_SIZE(number) == 2) {                                                                                  \
        return ((CPyTagged)digits[1] << PyLong_SHIFT | digits[0]) << 1;                                          \
    }                                                                                                            \
    return otherwise(number);

static inline CPyTagged inlined_from(PyObject *number) { INLINED_UNBOX(number, CPyTagged_FromObject) }
static inline CPyTagged inlined_borrow_from(PyObject *number) { INLINED_UNBOX(number, CPyTagged_BorrowFromObject) }

#define CPyTagged_FromObject inlined_from
#define CPyTagged_BorrowFromObject inlined_borrow_from

/* What is added to an item of a list, taken from it or masked: mypyc leaves `numbers[at] += 1` to the interpreter. */
static inline bool inlined_has_two_digits(PyObject *number) {
    return PyLong_CheckExact(number) && (size_t)(Py_SIZE(number) + 2) <= 4;
}

static inline Py_ssize_t inlined_value(PyObject *number) {
    digit *digits = ((PyLongObject *)number)->ob_digit;
    switch (Py_SIZE(number)) {
    case 1: return digits[0];
    case 2: return (Py_ssize_t)digits[1] << PyLong_SHIFT | digits[0];
    case 0: return 0;
    case -1: return -(Py_ssize_t)digits[0];
    default: return -((Py_ssize_t)digits[1] << PyLong_SHIFT | digits[0]);
    }
}

#define INLINED_IN_PLACE(name, sign, otherwise)                                                                   \
    static inline PyObject *name(PyObject *left, PyObject *right) {                                               \
        bool small = inlined_has_two_digits(left) && inlined_has_two_digits(right);                               \
        if (likely(small)) {                                                                                      \
            return inlined_box((CPyTagged)(inlined_value(left) sign inlined_value(right)) << 1);                  \
        }                                                                                                         \
        return otherwise(left, right);                                                                            \
    }

INLINED_IN_PLACE(inlined_add, +, PyNumber_InPlaceAdd)
INLINED_IN_PLACE(inlined_subtract, -, PyNumber_InPlaceSubtract)
INLINED_IN_PLACE(inlined_or, |, PyNumber_InPlaceOr)
INLINED_IN_PLACE(inlined_and, &, PyNumber_InPlaceAnd)

#define PyNumber_InPlaceAdd inlined_add
#define PyNumber_InPlaceSubtract inlined_subtract
#define PyNumber_InPlaceOr inlined_or
#define PyNumber_InPlaceAnd inlined_and
#endif

/* mypyc itself leaves negative numbers to the interpreter. */
static inline CPyTagged inlined_multiply(CPyTagged left, CPyTagged right) {
    Py_ssize_t product;
    bool is_short = !((left | right) & CPY_INT_TAG);
    if (likely(is_short && !__builtin_mul_overflow((Py_ssize_t)left, (Py_ssize_t)right >> 1, &product))) {
        return (CPyTagged)product;
    }
    return CPyTagged_Multiply_(left, right);
}

/* The number of a mask's only bit, mostly. */
static inline CPyTagged inlined_bit_length(CPyTagged number) {
    bool short_and_positive = !(number & CPY_INT_TAG) && (Py_ssize_t)number > 0;
    if (likely(short_and_positive)) {
        return (CPyTagged)(8 * sizeof(number) - 1 - __builtin_clzl(number)) << 1;
    }
    return CPyTagged_BitLength(number);
}

/* Whether an object is of a class: of tasks, mostly, which are two or three classes below Task. */
static inline int inlined_is(PyObject *object, PyTypeObject *type) {
    for (PyTypeObject *base = Py_TYPE(object); base != NULL; base = base->tp_base) {
        if (base == type) {
            return 1;
        }
    }
    return PyType_IsSubtype(Py_TYPE(object), type);
}

#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) inlined_is((PyObject *)(object), type)
#define CPyList_GetItem inlined_get
#define CPyList_GetItemShort inlined_get
#define CPyList_GetItemBorrow inlined_borrow
#define CPyList_GetItemShortBorrow inlined_borrow
#define CPyList_SetItem inlined_set
#define CPyList_PopLast inlined_pop
#define CPyList_Pop inlined_pop_at
#define PyList_Append inlined_append
#define CPyTagged_StealAsObject inlined_box
#define CPyTagged_BitLength inlined_bit_length
#define CPyTagged_Multiply inlined_multiply

#endif
#endif
