"""Several processes share a PostgreSQL: it tells them of changes, and keeps who does what until when."""

from alembic import op

revision = "0010_neighbours"
down_revision = "0009_talk"
branch_labels = None
depends_on = None

# Claims and questions are of the moment: after a crash of the database they are asked and claimed anew.
STATEMENTS = (
    """create function tell_of_table() returns trigger language plpgsql as $$
    begin
        perform pg_notify('virtuosi', json_build_array('table', new.id, new.version)::text);
        return null;
    end $$""",
    """create trigger told after update of version on tables
    for each row execute function tell_of_table()""",
    """create function tell_of_end() returns trigger language plpgsql as $$
    begin
        perform pg_notify('virtuosi', json_build_array('closed', old.id)::text);
        return null;
    end $$""",
    "create trigger told_of_end after delete on tables for each row execute function tell_of_end()",
    """create function tell_of_talk() returns trigger language plpgsql as $$
    begin
        perform pg_notify('virtuosi', json_build_array('talk', new.table_id, new.room, new.changed)::text);
        return null;
    end $$""",
    "create trigger told after insert or update on lines for each row execute function tell_of_talk()",
    "create trigger told after insert or update on signs for each row execute function tell_of_talk()",
    """create function tell_of_speaker() returns trigger language plpgsql as $$
    begin
        perform pg_notify('virtuosi', json_build_array('talk', new.table_id)::text);
        return null;
    end $$""",
    "create trigger told after update of silenced on speakers for each row execute function tell_of_speaker()",
    """create function tell_of_device() returns trigger language plpgsql as $$
    begin
        perform pg_notify('virtuosi', json_build_array('guest', old.guest_id, false)::text);
        return null;
    end $$""",
    "create trigger told after update of guest_id or delete on devices for each row execute function tell_of_device()",
    """create function tell_of_guest() returns trigger language plpgsql as $$
    begin
        perform pg_notify('virtuosi', json_build_array('guest', old.id, true)::text);
        return null;
    end $$""",
    "create trigger told after update of banned or delete on guests for each row execute function tell_of_guest()",
    """create unlogged table claims (
        what varchar(40) primary key,
        holder varchar(16) not null,
        until timestamptz not null
    )""",
    """create unlogged table questions (
        id varchar(16) primary key,
        asker varchar(16) not null,
        wanted timestamptz not null,
        release varchar(40) not null,
        place integer not null,
        asked timestamptz not null default clock_timestamp(),
        about bytea not null,
        patience double precision not null,
        thinker varchar(16),
        until timestamptz,
        lives integer not null,
        answer bytea
    )""",
)


def upgrade() -> None:
    """A SQLite file has one process, which needs none of this."""
    if op.get_bind().dialect.name == "postgresql":
        for statement in STATEMENTS:
            op.execute(statement)


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        for name in ("questions", "claims"):
            op.execute(f"drop table {name}")
        for thing in ("table", "end", "talk", "speaker", "device", "guest"):
            op.execute(f"drop function tell_of_{thing} cascade")
