import { useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import { spotOfMissing, type Parcel, type ParcelSpot } from './use-parcel';

/**
 * The error at each spot: what is impossible as soon as it is known, a missing detail once the customer has tried to send,
 * or a message of the server.
 */
export function useSpots({ missing, problems, message, attempt, category }: Parcel) {
  const { t } = useTranslation(messages);
  const gap = category ? missing : 'kind';
  const first = gap && gap !== 'price' ? spotOfMissing[gap] : null;
  return (spot: ParcelSpot) => {
    const isFirst = first === spot;
    const problem = problems.find((known) => spotOfMissing[known] === spot);
    const told = problem ?? (isFirst && attempt > 0 ? gap : null);
    return {
      problem: told ? t(`parcel.gap.${told}`) : message?.spot === spot ? message.text : null,
      isFirst,
      attempt,
    };
  };
}
