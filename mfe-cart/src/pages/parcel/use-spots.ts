import { useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import { spotOfMissing, type Parcel, type ParcelSpot } from './use-parcel';

/** What nobody has forgotten is shown at once. */
const factual: readonly unknown[] = ['pick-up', 'delivery', 'time'];

/** The error at each spot: a missing detail once the customer has tried to send, or a message of the server. */
export function useSpots({ missing, message, attempt, category }: Parcel) {
  const { t } = useTranslation(messages);
  const first: ParcelSpot | null = category
    ? missing && missing !== 'price'
      ? spotOfMissing[missing]
      : null
    : 'kind';
  const textKey = category ? missing : 'kind';
  return (spot: ParcelSpot) => {
    const isShown = first === spot && (attempt > 0 || factual.includes(missing));
    const missingText = isShown && textKey ? t(`parcel.gap.${textKey}`) : null;
    return {
      problem: missingText ?? (message?.spot === spot ? message.text : null),
      isFirst: first === spot,
      attempt,
    };
  };
}
