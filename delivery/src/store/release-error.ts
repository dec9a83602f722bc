/** A refusal of the command, with a message for the user. `code` has HTTP-like meaning. */
export class ReleaseError extends Error {
  constructor(
    readonly code: 'invalid' | 'conflict' | 'not-found' | 'refused' | 'unavailable',
    message: string,
  ) {
    super(message);
    this.name = 'ReleaseError';
  }
}
