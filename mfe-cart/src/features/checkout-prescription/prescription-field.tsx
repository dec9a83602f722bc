import { mostPrescriptions, type Prescription } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Card, color, size, space, VisuallyHidden } from '@shop/ui';
import { FieldError } from '@shop/ui/form';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { DropArea } from './drop-area';
import { KeptPrescriptions } from './kept-prescriptions';
import { PictureTile, WaitingTile } from './picture-tile';
import { usePrescriptions, type PictureProblem } from './use-prescriptions';

interface PrescriptionFieldProps {
  value: Prescription[];
  onChange: (pictures: Prescription[]) => void;
  /** The order's items that need it, for which an earlier prescription may be used again. */
  itemIds?: readonly number[];
  /** `missing`: an item needs a prescription, and the customer has tried to order without one. */
  problem: 'missing' | null;
}

/** Pictures of the prescription that an item of the order needs, at most three. VALID-07, VALID-12, BIZ-01, F-43. */
export function PrescriptionField({ value, onChange, itemIds = [], problem }: PrescriptionFieldProps) {
  const { t } = useTranslation(messages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const prescriptions = usePrescriptions({ value, onChange });
  const count = prescriptions.pictures.length;
  const countText = useCountText(count, problem === 'missing');
  const wrong = useProblemText()(prescriptions.problem) ?? countText;
  const remove = async (picture: Prescription) => {
    if (await prescriptions.remove(picture)) input.current?.focus(); // the element with the focus was removed
  };
  const reuse = async (orderId: number) => {
    if (await prescriptions.reuse(orderId)) input.current?.focus(); // the same
  };
  return (
    <Panel role="group" aria-labelledby={`${id}-name`}>
      <Name id={`${id}-name`}>{t('prescription.title')}</Name>
      <Why id={`${id}-why`}>{t('prescription.why')}</Why>
      {(count > 0 || prescriptions.waiting.length > 0) && (
        <Tiles>
          {prescriptions.pictures.map((picture, index) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              number={index + 1}
              disabled={prescriptions.busy}
              onRemove={() => void remove(picture)}
            />
          ))}
          {prescriptions.waiting.map((file) => (
            <WaitingTile key={`${file.name}-${file.size}-${file.lastModified}`} file={file} />
          ))}
        </Tiles>
      )}
      <KeptPrescriptions
        itemIds={itemIds}
        room={mostPrescriptions - count - prescriptions.waiting.length}
        used={prescriptions.used}
        busy={prescriptions.busy}
        onUse={(orderId) => void reuse(orderId)}
      />
      <DropArea
        input={input}
        count={count}
        isWrong={wrong !== null}
        describedBy={wrong ? `${id}-error ${id}-why` : `${id}-why`}
        onFiles={(files) => void prescriptions.add(files)}
      />
      <div role="alert">
        <FieldError id={`${id}-error`} text={wrong} />
      </div>
      <Progress waiting={prescriptions.waiting.length} count={count} />
    </Panel>
  );
}

/** For screen readers only; sighted users see the tiles. */
function Progress({ waiting, count }: { waiting: number; count: number }) {
  const { t } = useTranslation(messages);
  const text =
    waiting > 0 ? t('prescription.uploading', { count: waiting }) : t('prescription.kept', { count });
  return <VisuallyHidden role="status">{waiting + count > 0 && text}</VisuallyHidden>;
}

/** The error about the number of pictures. Signing in can leave too many: the guest's and the account's. */
function useCountText(count: number, isMissing: boolean): string | null {
  const { t } = useTranslation(messages);
  if (count > mostPrescriptions) return t('checkout.gap.pictures');
  return isMissing && count === 0 ? t('prescription.missing') : null;
}

function useProblemText() {
  const { t } = useTranslation(messages);
  return (problem: PictureProblem | null): string | null => {
    if (problem === null) return null;
    if (problem === 'tooMany') return `${t('prescription.tooMany')} ${t('prescription.leftOut')}`;
    return typeof problem === 'string' ? t(`prescription.${problem}`) : problem.message;
  };
}

const Panel = styled(Card)`
  display: grid;
  gap: ${space('sm')};
  & > [role='alert']:empty {
    position: absolute; /* no room for nothing */
  }
`;

const Name = styled.h3`
  font-size: ${size('sm')};
  font-weight: 600;
`;

const Why = styled.p`
  margin-block-start: calc(${space('xs')} * -1);
  color: ${color('textSoft')};
  font-size: ${size('sm')};
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 132px));
  gap: ${space('sm')};
  padding: 0;
  list-style: none;
`;
