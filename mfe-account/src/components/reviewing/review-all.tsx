import { useTranslation } from '@shop/i18n';
import { Button, prefetchLayers } from '@shop/ui';
import { useState } from 'react';
import { useTitleFocus } from '../../browser/use-title-focus';
import { createDeferredComponent } from '../deferred-component/deferred-component';
import { messages } from '../../messages';
import type { Reviewed } from './reviewed';

const ReviewDialog = createDeferredComponent(() =>
  import(/* webpackChunkName: "reviewing" */ './review-dialog').then((module) => module.ReviewDialog),
);

interface Props {
  /** Number of the order or trip. */
  subjectId: number;
  entries: readonly Reviewed[];
  /** Whether anything can still be reviewed. */
  may: boolean;
  small?: boolean;
}

/** The button that opens the reviews of a past order or trip, while something has none. D-24. */
export function ReviewAll({ subjectId, entries, may, small = false }: Props) {
  const { t } = useTranslation(messages);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  useTitleFocus(wasOpen && !isOpen && !may);
  return (
    <>
      {may && (
        <Button
          tone="secondary"
          small={small}
          icon="star"
          onPointerEnter={prefetchLayers}
          onClick={() => setOpen(true)}
        >
          {t('orders.review')}
        </Button>
      )}
      {wasOpen && (
        <ReviewDialog open={isOpen} subjectId={subjectId} entries={entries} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
