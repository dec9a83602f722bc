import type { Message, Partner } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, radius, ShopImage, size, Skeleton, space, VisuallyHidden } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../../messages';
import { useWhen } from './use-when';

const PictureDialog = lazy(() => import(/* webpackChunkName: "message-pictures" */ './picture-dialog'));

/**
 * A message: the customer's at the end of the line, the partner's at its start. Its text is never interpreted as markup
 * (F-36).
 */
export function Bubble({ message, partner }: { message: Message; partner: Partner }) {
  const { t } = useTranslation(messages);
  const { getTime } = useWhen();
  const { own, text, pictureUrls, sentAt } = message;
  return (
    <Shape $own={own}>
      <VisuallyHidden>{own ? t('inbox.you') : t('inbox.said', { name: partner.name })}</VisuallyHidden>
      {pictureUrls.length > 0 && <Pictures urls={pictureUrls} />}
      {text && <p dir="auto">{text}</p>}
      <time dateTime={sentAt}>
        <bdi>{getTime(sentAt)}</bdi>
      </time>
    </Shape>
  );
}

function Pictures({ urls }: { urls: readonly string[] }) {
  const { t } = useTranslation(messages);
  const [shown, setShown] = useState<number | null>(null);
  const [wasShown, setWasShown] = useState(false);
  const show = (index: number) => {
    setShown(index);
    setWasShown(true);
  };
  return (
    <>
      <PictureRow>
        {urls.map((url, index) => (
          <button
            key={url}
            type="button"
            aria-haspopup="dialog"
            aria-label={t('inbox.openPicture', { number: index + 1 })}
            onClick={() => show(index)}
          >
            <ShopImage src={url} alt="" />
          </button>
        ))}
      </PictureRow>
      {wasShown && (
        <Suspense fallback={null}>
          <PictureDialog urls={urls} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Side and square corner show the author; the colour only supports them. */
export const Shape = styled.article<{ $own: boolean }>`
  display: grid;
  gap: ${space('xxs')};
  align-self: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  max-inline-size: min(82%, 480px);
  overflow: hidden;
  padding: ${space('xs')} ${space('sm')};
  border: 1px solid ${({ $own }) => color($own ? 'brandGround' : 'border')};
  border-radius: ${radius('lg')};
  ${({ $own }) => ($own ? 'border-end-end-radius' : 'border-end-start-radius')}: 4px;
  background: ${({ $own }) => color($own ? 'brandGround' : 'surface')};
  flex: none;
  & p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    text-align: start;
  }
  & time {
    justify-self: end;
    color: ${color('textSoft')};
    font-size: ${size('xs')};
    line-height: 1.2;
  }
`;

export const PictureRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xxs')};
  & > * {
    inline-size: 144px;
    overflow: hidden;
    border-radius: ${radius('md')};
  }
  & > *:not(:only-child) {
    inline-size: 104px;
  }
  & > button {
    cursor: zoom-in;
  }
`;

/** Placeholder bubbles. */
export const BubbleSkeletons = () => (
  <Bubbles aria-hidden="true">
    <Skeleton $width="55%" $height="56px" />
    <Skeleton $width="40%" $height="40px" />
    <Skeleton $width="60%" $height="72px" />
  </Bubbles>
);

const Bubbles = styled.div`
  display: grid;
  flex: 1;
  align-content: end;
  gap: ${space('sm')};
  padding: ${space('md')};
  & > :nth-child(2) {
    justify-self: end;
  }
`;
