import { useTranslation } from '@shop/i18n';
import { Button, Dialog, Skeleton, space } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import type { Area } from 'react-easy-crop';
import styled from 'styled-components';
import { messages } from '../../messages';
import { CropStage } from './crop-stage';
import { cropFile, isReady, openPicture } from './picture-file';

interface Props {
  file: File;
  onDone: (photo: File) => void;
  onClose: () => void;
  /** The file is no picture. */
  onBroken: () => void;
}

/** The chosen file as a picture; null while it loads. A picture that needs no crop is passed on at once. */
function useOpened(file: File, { onDone, onBroken }: Pick<Props, 'onDone' | 'onBroken'>) {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const latest = useRef({ onDone, onBroken });
  useEffect(() => {
    latest.current = { onDone, onBroken };
  });
  useEffect(() => {
    let isUnmounted = false;
    let close = () => {};
    openPicture(file).then(
      (opened) => {
        close = opened.close;
        if (isUnmounted) return close();
        if (isReady(file, opened.image)) latest.current.onDone(file);
        else setImage(opened.image);
      },
      () => !isUnmounted && latest.current.onBroken(),
    );
    return () => {
      isUnmounted = true;
      close();
    };
  }, [file]);
  return image;
}

/** Crops a picture to a square, moved and zoomed by pointer, touch or keys. PROF-03, BIZ-01. */
export function CropDialog({ file, onDone, onClose, onBroken }: Props) {
  const { t } = useTranslation(messages);
  const image = useOpened(file, { onDone, onBroken });
  const [area, setArea] = useState<Area | null>(null);
  const take = async () => {
    const photo = image && area && (await cropFile(image, area, file));
    if (photo) onDone(photo);
    else onBroken();
  };
  return (
    <Dialog
      open
      title={t('photo.cropTitle')}
      closeLabel={t('close')}
      onClose={onClose}
      width={400}
      footer={
        <Buttons>
          <Button tone="secondary" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button disabled={!area} onClick={() => void take()}>
            {t('photo.use')}
          </Button>
        </Buttons>
      }
    >
      {image ? <CropStage src={image.src} onCrop={setArea} /> : <Skeleton $ratio="1" />}
    </Dialog>
  );
}

const Buttons = styled.div`
  display: flex;
  gap: ${space('sm')};
  & > * {
    flex: 1;
  }
`;
