"""Letters by e-mail, through a server that the house's owner names."""

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import make_msgid
from urllib.parse import unquote, urlsplit

import msgspec

from virtuosi.server.notices.letter import Letter
from virtuosi.server.notices.outside import NotReached

PATIENCE = 20.0  # seconds for each step
PORTS = {"smtp": 587, "smtps": 465}


class MailServer(msgspec.Struct, frozen=True):
    """As `smtps://user:password@host:port` names it. Whoever logs in or leaves this machine does so encrypted."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str


def mail_server(url: str, sender: str) -> MailServer:
    """ValueError says what is wrong."""
    split = urlsplit(url)
    if split.scheme not in PORTS or not split.hostname:
        raise ValueError("a mail server is named as smtp://host:port or smtps://user:password@host:port")
    if not is_address(sender):
        raise ValueError("mail needs an address that it comes from: --mail-from")
    user, password = unquote(split.username or ""), unquote(split.password or "")
    return MailServer(split.scheme, split.hostname, split.port or PORTS[split.scheme], user, password, sender)


def is_address(text: str) -> bool:
    """Enough to send a code to: whether it is somebody's, the code tells."""
    name, at, host = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and not set(text) & set(" ,;:<>()[]\\\"'")
    return bool(plain and at and name and "@" not in name and "." in host.strip(".") and len(text) <= 254)


def composed(server: MailServer, to: str, letter: Letter) -> EmailMessage:
    message = EmailMessage()
    message["Subject"] = letter.title
    message["From"] = server.sender
    message["To"] = to
    message["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content("\n\n".join(part for part in (letter.text, letter.link, f"-- \n{letter.about}") if part))
    return message


async def send(server: MailServer, to: str, letter: Letter) -> None:
    try:
        await asyncio.to_thread(_send, server, composed(server, to, letter))
    except (OSError, smtplib.SMTPException) as error:
        raise NotReached(str(error)) from error


def _send(server: MailServer, message: EmailMessage) -> None:
    if server.scheme == "smtps":
        line: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, timeout=PATIENCE, context=ssl.create_default_context()
        )
    else:
        line = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
    with line:
        line.ehlo()
        if server.scheme == "smtp" and line.has_extn("starttls"):
            line.starttls(context=ssl.create_default_context())
        elif server.scheme == "smtp" and (server.user or server.host not in ("localhost", "127.0.0.1", "::1")):
            raise smtplib.SMTPNotSupportedError("the mail server does not encrypt")
        if server.user:
            line.login(server.user, server.password)
        line.send_message(message)
