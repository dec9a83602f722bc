import type { Prescription } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, IconButton, radius, ShopImage, Spinner } from '@shop/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

interface PictureTileProps {
  picture: Prescription;
  /** Its position among the pictures, from 1. */
  number: number;
  disabled: boolean;
  onRemove: () => void;
}

/** An uploaded picture, with a button that removes it. */
export function PictureTile({ picture, number, disabled, onRemove }: PictureTileProps) {
  const { t } = useTranslation(messages);
  return (
    <Tile>
      <ShopImage src={picture.url} alt={t('prescription.picture', { number })} rounded eager />
      <Corner>
        <IconButton
          icon="close"
          tone="raised"
          size={32}
          label={t('prescription.remove', { number })}
          disabled={disabled}
          onClick={onRemove}
        />
      </Corner>
    </Tile>
  );
}

/** A picture that is being uploaded. */
export function WaitingTile({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Tile aria-hidden="true">
      <ShopImage src={url} alt="" rounded eager />
      <Veil>
        <Spinner />
      </Veil>
    </Tile>
  );
}

const Tile = styled.li`
  position: relative;
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: -6px;
  inset-inline-end: -6px;
`;

const Veil = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border-radius: ${radius('lg')};
  background: ${color('veil')};
  color: ${color('brand')};
`;
