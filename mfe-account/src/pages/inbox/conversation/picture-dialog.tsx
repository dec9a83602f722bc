import { useTranslation } from '@shop/i18n';
import { color, Dialog, IconButton, radius, ShopImage, space } from '@shop/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../../messages';

interface Props {
  urls: readonly string[];
  /** Index from 0; null for closed. */
  shown: number | null;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** The pictures of a message in full size; arrow keys switch between them. */
export default function PictureDialog({ urls, shown, onShow, onClose }: Props) {
  const { t, direction } = useTranslation(messages);
  const index = shown ?? 0;
  const url = urls[index] ?? null;
  const alt = t('inbox.picture', { number: index + 1, count: urls.length });
  const [failed, setFailed] = useState<string | null>(null);
  const go = (step: number) => {
    if (urls[index + step] !== undefined) onShow(index + step);
  };
  const press = useEffectEvent(({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey) return;
    const onward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') go(key === onward ? 1 : -1);
  });
  const isOpen = shown !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    // The dialog's title has the focus when it opens.
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOpen]);
  return (
    <Dialog open={isOpen} title={alt} closeLabel={t('close')} onClose={onClose} width={760}>
      <Stage>
        {url === null || failed === url ? (
          <ShopImage src={null} alt={alt} rounded />
        ) : (
          <img src={url} alt={alt} onError={() => setFailed(url)} />
        )}
        {urls.length > 1 && (
          <Arrows>
            <Before>
              <IconButton
                icon="chevron"
                mirrored
                label={t('inbox.before')}
                disabled={index === 0}
                onClick={() => go(-1)}
              />
            </Before>
            <IconButton
              icon="chevron"
              mirrored
              label={t('inbox.after')}
              disabled={index === urls.length - 1}
              onClick={() => go(1)}
            />
          </Arrows>
        )}
      </Stage>
    </Dialog>
  );
}

const Stage = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space('sm')};
  & img {
    max-inline-size: 100%;
    max-block-size: 68dvh;
    border-radius: ${radius('md')};
    background: ${color('sunken')};
    object-fit: contain;
  }
`;

const Arrows = styled.div`
  display: flex;
  gap: ${space('md')};
`;

const Before = styled.span`
  rotate: 180deg;
`;
