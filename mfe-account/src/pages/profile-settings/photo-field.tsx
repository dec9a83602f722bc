import { pictureRefusal, pictureTypes } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Button, color, size, space } from '@shop/ui';
import { FieldError } from '@shop/ui/form';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import styled from 'styled-components';
import { useFileUrl } from '../../browser/use-file-url';
import { Avatar } from '../../components/account/avatar';
import { createDeferredComponent } from '../../components/deferred-component/deferred-component';
import { messages } from '../../messages';

const CropDialog = createDeferredComponent(() =>
  import(/* webpackChunkName: "photo-crop" */ '../../features/photo-crop/crop-dialog').then(
    (module) => module.CropDialog,
  ),
);

interface Props {
  /** What the account has. */
  src: string | null;
  name: string;
  /** Chosen and not saved yet. */
  value: File | null;
  onChange: (photo: File | null) => void;
  /** In words; null: nothing is wrong. */
  problem: string | null;
  onProblem: (message: string | null) => void;
}

/** The photo, and the way to another: jpg, png or gif, at most 2 MB, a square. PROF-03, VALID-11, VALID-12. */
export function PhotoField({ src, name, value, onChange, problem, onProblem }: Props) {
  const { t } = useTranslation(messages);
  const id = useId();
  const [chosen, setChosen] = useState<File | null>(null);
  const preview = useFileUrl(value);
  const choose = (files: File[]) => {
    const refusal = pictureRefusal(files, { most: 1 });
    onProblem(refusal && t(`photo.${refusal}`));
    if (!refusal) setChosen(files[0] ?? null);
  };
  const finish = (photo: File | null, wrong: string | null = null) => {
    setChosen(null);
    if (photo) onChange(photo);
    onProblem(wrong);
  };
  return (
    <Line role="group" aria-label={t('photo.name')}>
      <Avatar src={preview ?? src} name={name} width={88} />
      <div>
        <PhotoButtons
          label={t(src || value ? 'photo.change' : 'photo.choose')}
          onChoose={choose}
          onUndo={value && (() => onChange(null))}
        />
        <Hint id={`${id}-hint`}>{t('photo.hint')}</Hint>
        <div role="alert">
          <FieldError id={`${id}-error`} text={problem} />
        </div>
      </div>
      {chosen && (
        <CropDialog
          file={chosen}
          onDone={finish}
          onClose={() => setChosen(null)}
          onBroken={() => finish(null, t('photo.format'))}
        />
      )}
    </Line>
  );
}

interface ButtonsProps {
  label: string;
  onChoose: (files: File[]) => void;
  /** Null: there is nothing to undo. */
  onUndo: (() => void) | null;
}

function PhotoButtons({ label, onChoose, onUndo }: ButtonsProps) {
  const { t } = useTranslation(messages);
  const input = useRef<HTMLInputElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = ''; // the same file can be chosen again
    if (files.length > 0) onChoose(files);
  };
  const undo = () => {
    onUndo?.();
    line.current?.querySelector('button')?.focus(); // what had the focus is gone
  };
  return (
    <Buttons ref={line}>
      <Button tone="secondary" small icon="camera" onClick={() => input.current?.click()}>
        {label}
      </Button>
      {onUndo && (
        <Button tone="quiet" small onClick={undo}>
          {t('photo.undo')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('photo.choose')}
        accept={pictureTypes.join(',')}
        onChange={choose}
      />
    </Buttons>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('md')};
  & > div {
    display: grid;
    gap: ${space('xs')};
    min-inline-size: 0;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  & button {
    min-block-size: 44px;
  }
`;

const Hint = styled.p`
  color: ${color('textSoft')};
  font-size: ${size('sm')};
`;
