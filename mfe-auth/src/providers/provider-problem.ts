/** Why signing in at a provider failed. */
export class ProviderProblem extends Error {
  override name = 'ProviderProblem';

  constructor(
    /** Key of a text in `provider`. */
    readonly reason: 'refused' | 'closed' | 'blocked' | 'failed',
    /** The provider's own message; '' without one (ERR-20). */
    readonly detail = '',
  ) {
    super(detail || reason);
  }
}

/** The visitor or the provider refused. */
export class ProviderRefused extends ProviderProblem {
  constructor(detail = '') {
    super('refused', detail);
  }
}

/** The window was closed without a result. */
export class ProviderClosed extends ProviderProblem {
  constructor() {
    super('closed');
  }
}

/** The browser blocked the window; a second click usually opens it. */
export class ProviderBlocked extends ProviderProblem {
  constructor() {
    super('blocked');
  }
}

/** The provider's script or server failed, or sent an unreadable response. */
export class ProviderFailed extends ProviderProblem {
  constructor(detail = '') {
    super('failed', detail);
  }
}
