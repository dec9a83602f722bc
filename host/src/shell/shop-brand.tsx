import { Logo, size, usePictureFailure } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { isWideLogo } from '../components/wide-logo/is-wide-logo';

/** The shop's logo, with its name unless the logo contains it; without one, the kit's. */
export function ShopBrand({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  const [hasName, setHasName] = useState(false);
  const { hasFailed, pictureProps } = usePictureFailure(logoUrl);
  if (!logoUrl || hasFailed) return <Logo name={name} />;
  const measure = (picture: HTMLImageElement) => setHasName(isWideLogo(picture));
  // A logo of a rendered page has loaded before the page is live.
  const ref = (picture: HTMLImageElement | null) => {
    pictureProps.ref(picture);
    if (picture?.complete) measure(picture);
  };
  return (
    <Line>
      <img
        {...pictureProps}
        ref={ref}
        src={logoUrl}
        alt=""
        width={32}
        height={32}
        onLoad={({ currentTarget }) => measure(currentTarget)}
      />
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
