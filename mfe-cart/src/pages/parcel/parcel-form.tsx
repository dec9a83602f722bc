import type { ParcelCategory } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Heading, Skeleton, space } from '@shop/ui';
import styled from 'styled-components';
import { ChangesFrame } from '../../components/checkout-frame/changes-frame';
import { Columns, Stack } from '../../components/checkout-frame/checkout-columns';
import { NoteField } from '../../components/checkout-frame/note-field';
import { Spot } from '../../components/checkout-frame/spot';
import { messages } from '../../messages';
import { EndsSection } from './ends-section';
import { KindSection } from './kind-section';
import { ParcelPayment } from './parcel-payment';
import { ParcelSummary } from './parcel-summary';
import { PickUpTime } from './pick-up-time';
import { useParcel, type ParcelInput } from './use-parcel';
import { useSpots } from './use-spots';

interface ParcelFormProps extends ParcelInput {
  categories: readonly ParcelCategory[];
  onCategory: (id: number) => void;
  /** Whether the draft has been read; before that, and on the server, only the kinds are shown. */
  isLoaded: boolean;
}

/** Everything about a parcel in one column, and beside it the price. X-31. */
export function ParcelForm({ categories, onCategory, isLoaded, ...input }: ParcelFormProps) {
  const parcel = useParcel(input);
  const at = useSpots(parcel);
  return (
    <Columns>
      <Sections>
        {parcel.changes.isOpen && <Changes parcel={parcel} />}
        <Spot {...at('kind')}>
          <KindSection categories={categories} onCategory={onCategory} parcel={parcel} />
        </Spot>
        {isLoaded ? <Details parcel={parcel} at={at} /> : <Placeholders />}
      </Sections>
      <ParcelSummary parcel={parcel} isLoaded={isLoaded} />
    </Columns>
  );
}

const Placeholders = () => (
  <>
    <Skeleton $height="180px" />
    <Skeleton $height="180px" />
    <Skeleton $height="132px" />
    <Skeleton $height="220px" />
  </>
);

type Parcel = ReturnType<typeof useParcel>;

/** The server's price is another one than the page has shown. D-16. */
function Changes({ parcel: { changes, totals } }: { parcel: Parcel }) {
  const { texts, accept } = changes;
  return (
    <ChangesFrame
      mustMend={false}
      entries={[]}
      texts={texts}
      total={null}
      accept={accept}
      key={totals?.total}
    />
  );
}

interface DetailsProps {
  parcel: Parcel;
  at: ReturnType<typeof useSpots>;
}

function Details({ parcel, at }: DetailsProps) {
  const { t } = useTranslation(messages);
  const { draft, change, config } = parcel;
  return (
    <>
      <EndsSection parcel={parcel} at={at} />
      <Stack as="section" aria-label={t('parcel.details')}>
        <Heading>{t('parcel.details')}</Heading>
        {config.scheduleOrder && (
          <Spot {...at('time')}>
            <PickUpTime
              value={draft.scheduledAt}
              step={config.scheduleStep}
              onChange={(scheduledAt) => change({ scheduledAt })}
            />
          </Spot>
        )}
        <NoteField
          value={draft.note}
          onChange={(note) => change({ note })}
          label={t('parcel.note')}
          hint={t('parcel.noteHint')}
        />
      </Stack>
      <ParcelPayment parcel={parcel} at={at} />
    </>
  );
}

/** Farther from each other than a heading from its section. */
const Sections = styled(Stack)`
  gap: ${space('lg')};
`;
