import { longestMessage, mostMessagePictures, type Partner } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { color, IconButton, radius, size, space } from '@shop/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { messages } from '../../../messages';
import { PickedPictures } from './picked-pictures';
import { PictureChooser } from './picture-chooser';
import { useComposing } from './use-composing';
import type { Writing } from './use-written';

interface Props {
  partner: Partner;
  writing: Writing;
}

/** The remaining characters are shown from here on. */
const countedFrom = longestMessage - 100;

/** The field for a new message. */
export function Composer({ partner, writing }: Props) {
  const { t } = useTranslation(messages);
  const { number } = useFormat();
  const id = useId();
  const { draft, change, isReady } = writing;
  const next = useComposing(writing);
  const isFull = draft.pictures.length >= mostMessagePictures;
  return (
    <Desk onSubmit={next.onSubmit}>
      <PickedPictures pictures={draft.pictures} onRemove={next.remove} />
      <Wrong role="alert" id={id}>
        {next.wrong}
      </Wrong>
      <Line>
        <PictureChooser disabled={!isReady || isFull} onFiles={next.add} />
        <TextArea
          ref={next.field}
          rows={1}
          dir="auto"
          aria-label={t('inbox.write', { name: partner.name })}
          aria-invalid={next.isTooLong || undefined}
          aria-describedby={next.wrong ? id : undefined}
          placeholder={t('inbox.placeholder')}
          readOnly={!isReady}
          value={draft.text}
          onChange={(event) => change({ ...draft, text: event.target.value })}
          onKeyDown={next.onKeyDown}
          onPaste={next.onPaste}
        />
        <IconButton
          icon="arrow"
          mirrored
          tone="brand"
          type="submit"
          label={t('inbox.send')}
          disabled={!next.canSend}
        />
      </Line>
      {next.length > countedFrom && (
        <Count>
          {number(next.length)} / {number(longestMessage)}
        </Count>
      )}
    </Desk>
  );
}

const Desk = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('xs')};
  padding: ${space('sm')};
  border-block-start: 1px solid ${color('border')};
`;

const Line = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${space('xs')};
`;

const TextArea = styled.textarea`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 44px;
  max-block-size: 140px;
  padding: 10px ${space('sm')};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  color: ${color('text')};
  font: inherit;
  font-size: max(16px, 1em);
  line-height: 1.4;
  resize: none;
  field-sizing: content;
  &[aria-invalid] {
    border-color: ${color('danger')};
  }
  &:focus-visible {
    outline: 2px solid ${color('brand')};
    outline-offset: -1px;
  }
`;

const Wrong = styled.p`
  color: ${color('danger')};
  font-size: ${size('sm')};
  &:empty {
    position: absolute; /* no room for nothing */
  }
`;

const Count = styled.small`
  justify-self: end;
  color: ${color('textSoft')};
  font-size: ${size('xs')};
`;
