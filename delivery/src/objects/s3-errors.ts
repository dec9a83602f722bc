import { ReleaseError } from '../store/release-error';

/** Common fields of the client's errors. */
interface S3Error {
  name: string;
  message: string;
  code?: string;
  $metadata?: { httpStatusCode?: number; attempts?: number };
}

const toS3Error = (error: unknown): S3Error =>
  error instanceof Error ? error : { name: 'Error', message: String(error) };

export const getStatus = (error: unknown): number | undefined => toS3Error(error).$metadata?.httpStatusCode;

/** How often the client has sent the request. */
export const getAttempts = (error: unknown): number => toS3Error(error).$metadata?.attempts ?? 1;

/** Whether the object does not exist; a missing bucket is a different error. */
export const isMissing = (error: unknown): boolean =>
  getStatus(error) === 404 && toS3Error(error).name !== 'NoSuchBucket';

/** An error message for users of the command. Never the client's own message: it may contain keys. */
export function toReleaseError(store: string, error: unknown): ReleaseError {
  if (error instanceof ReleaseError) return error;
  const { name, message, code } = toS3Error(error);
  const status = getStatus(error);
  if (name === 'CredentialsProviderError') {
    return new ReleaseError(
      'refused',
      `${store}: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or a profile`,
    );
  }
  if (message === 'Region is missing') {
    return new ReleaseError('invalid', `${store}: set RELEASES_S3_REGION to the region of the bucket`);
  }
  if (name === 'NoSuchBucket') return new ReleaseError('not-found', `${store}: there is no such bucket`);
  const what = [code ?? name, status].filter(Boolean).join(' ');
  if (status === 401 || status === 403) return new ReleaseError('refused', `${store} denies access: ${what}`);
  if (status === 501) return new ReleaseError('refused', `${store} lacks a required feature: ${what}`);
  return new ReleaseError('unavailable', `${store} does not respond correctly: ${what}`);
}
