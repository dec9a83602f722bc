import { Logo, size } from '@shop/ui';
import { useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';

/** A logo with a greater ratio of width to height contains the name. */
const wide = 1.8;

/** The shop's logo, with its name unless the logo contains it; without one, the kit's. */
export function ShopBrand({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  const [hasName, setHasName] = useState(false);
  const [isBroken, setBroken] = useState(false);
  if (!logoUrl || isBroken) return <Logo name={name} />;
  const measure = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
    setHasName(naturalWidth > naturalHeight * wide);
  return (
    <Line>
      <img src={logoUrl} alt="" width={32} height={32} onLoad={measure} onError={() => setBroken(true)} />
      {!hasName && <bdi>{name}</bdi>}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  font-size: ${size('lg')};
  font-weight: 800;
  letter-spacing: -0.02em;
  & img {
    inline-size: auto;
    min-inline-size: 32px;
    max-inline-size: 140px;
    block-size: 32px;
    object-fit: contain;
  }
`;
