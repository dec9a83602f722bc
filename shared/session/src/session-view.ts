import type { Session, SessionStore } from './session-store';

/**
 * The session as one part of a page sees it: while the part is being taken over from the server, the session that the page
 * was made for; from `open` on, and where it was not rendered by a server, the visitor's own.
 */
export class SessionView {
  private isAsRendered = false;

  constructor(private readonly session: SessionStore) {}

  now = (): Session => (this.isAsRendered ? this.session.getInitialState() : this.session.getState());

  /** React asks for this on a server and while it takes a part over, and never otherwise. */
  rendered = (): Session => {
    this.isAsRendered = true;
    return this.session.getInitialState();
  };

  /** From now on the visitor's own. Answers whether that is something else for who reads this part of it. */
  open(select: (session: Session) => unknown): boolean {
    const before = select(this.now());
    this.isAsRendered = false;
    return !Object.is(before, select(this.now()));
  }
}
