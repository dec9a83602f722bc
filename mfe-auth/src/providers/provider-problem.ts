/** Why a provider has let nobody in. */
export class ProviderProblem extends Error {
  override name = 'ProviderProblem';

  constructor(
    /** Of the texts in `provider`. */
    readonly reason: 'refused' | 'closed' | 'blocked' | 'failed',
    /** What the provider itself says, in words; '' where it says nothing (ERR-20). */
    readonly detail = '',
  ) {
    super(detail || reason);
  }
}

/** The visitor, or the provider, said no. */
export class ProviderRefused extends ProviderProblem {
  constructor(detail = '') {
    super('refused', detail);
  }
}

/** Its window was closed before anything was said. */
export class ProviderClosed extends ProviderProblem {
  constructor() {
    super('closed');
  }
}

/** The browser did not open its window; a second press is likely to. */
export class ProviderBlocked extends ProviderProblem {
  constructor() {
    super('blocked');
  }
}

/** Its script or its server does not answer, or not in a way that can be read. */
export class ProviderFailed extends ProviderProblem {
  constructor(detail = '') {
    super('failed', detail);
  }
}
