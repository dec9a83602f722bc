/** Something that the command refuses, in words for the person who asked. `code` is also its HTTP-like meaning. */
export class ReleaseError extends Error {
  constructor(
    readonly code: 'invalid' | 'conflict' | 'not-found' | 'refused' | 'unavailable',
    message: string,
  ) {
    super(message);
    this.name = 'ReleaseError';
  }
}
