import { tripStatuses, type Trip, type TripStatus } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import { Timeline } from '../panel/timeline';

const course = tripStatuses.filter((status) => status !== 'canceled');

/** A trip's way: what was reached with its time, and what is to come; one that was cancelled ends there. */
export function tripSteps(trip: Pick<Trip, 'status' | 'history'>) {
  const getTime = (status: TripStatus) => trip.history.find((step) => step.status === status)?.at ?? null;
  if (trip.status === 'canceled') {
    const before = course.filter((status) => status === 'pending' || getTime(status) !== null);
    return [...before, trip.status].map((status) => ({ status, at: getTime(status), reached: true }));
  }
  const now = course.indexOf(trip.status);
  return course.map((status, index) => ({ status, at: getTime(status), reached: index <= now }));
}

export function TripTimeline({ trip }: { trip: Trip }) {
  const { t } = useTranslation(messages);
  const steps = tripSteps(trip).map((step) => ({
    ...step,
    key: step.status,
    text: t(`tripStatus.${step.status}`),
    isBad: step.status === 'canceled',
    isCurrent: step.status === trip.status,
  }));
  return <Timeline label={t('trips.progress')} steps={steps} />;
}
