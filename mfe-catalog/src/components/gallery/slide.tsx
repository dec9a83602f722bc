import { useTranslation } from '@shop/i18n';
import { prefetchLayers, ShopImage } from '@shop/ui';
import { useState, type PointerEvent } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { Deferred } from '../page/deferred';

interface Props {
  url: string;
  name: string;
  number: number;
  count: number;
  ratio: string;
  isCurrent: boolean;
  onOpen: () => void;
}

const loadMagnifier = () =>
  import(/* webpackChunkName: "picture-magnifier" */ './magnifier').then(({ Magnifier }) => Magnifier);

/** One large picture: zoomed while a mouse points at it, over the whole window when pressed. ITEM-02. */
export function Slide({ url, name, number, count, ratio, isCurrent, onOpen }: Props) {
  const { t } = useTranslation(messages);
  const [isPointedAt, setPointedAt] = useState(false);
  const enter = ({ pointerType }: PointerEvent) => {
    prefetchLayers();
    if (pointerType === 'mouse') setPointedAt(true);
  };
  return (
    <Frame
      type="button"
      aria-label={t('gallery.enlarge', { name, number, count })}
      tabIndex={isCurrent ? 0 : -1}
      onClick={onOpen}
      onPointerEnter={enter}
      onPointerLeave={() => setPointedAt(false)}
    >
      <ShopImage src={url} alt={number === 1 ? name : ''} ratio={ratio} eager={number === 1} />
      {isPointedAt && <Deferred load={loadMagnifier} componentProps={{ url }} shape={null} failure={null} />}
    </Frame>
  );
}

const Frame = styled.button`
  position: relative;
  display: block;
  inline-size: 100%;
  cursor: zoom-in;
  /* Inside, because the frame clips its outside. */
  &:focus-visible {
    outline-offset: -4px;
  }
`;
