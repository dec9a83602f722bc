import type { Queries } from '../../database/database';
import type { Texts } from '../../http/language';

/** The offered reasons for cancelling; any other text is accepted, too. */
export const cancellationReasons = (queries: Queries): Promise<{ id: number; reason_i18n: Texts }[]> =>
  queries.query<{ id: number; reason_i18n: Texts }>(
    'SELECT id, reason_i18n FROM cancellation_reasons WHERE active ORDER BY position, id',
  );
