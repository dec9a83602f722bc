import type { ShopModule } from '@shop/domain';
import { accent, radius, ShopImage } from '@shop/ui';
import styled from 'styled-components';

/** A module's picture on a background of its colour. */
export function ModuleIcon({ module, pixels }: { module: ShopModule; pixels: number }) {
  return (
    <Tint data-accent={module.type} $pixels={pixels}>
      <ShopImage src={module.iconUrl} alt="" size={pixels} />
    </Tint>
  );
}

const Tint = styled.span<{ $pixels: number }>`
  display: block;
  flex: none;
  inline-size: ${({ $pixels }) => $pixels}px;
  padding: ${({ $pixels }) => Math.round($pixels / 8)}px;
  overflow: hidden;
  border-radius: ${radius('md')};
  background: ${accent('ground')};
  & * {
    background: none;
  }
`;
