import type { Category } from '@shop/domain';
import { accent, color, Icon, motion, radius, ShopImage, size, Skeleton, space } from '@shop/ui';
import styled from 'styled-components';

interface ChoiceProps {
  label: string;
  /** Undefined while they load. */
  categories: readonly Category[] | undefined;
  chosen: readonly number[];
  onToggle: (id: number) => void;
}

const shapes = Array.from({ length: 8 }, (_, index) => index);

/** Categories as pictures that can be selected. */
export function CategoryChoice({ label, categories, chosen, onToggle }: ChoiceProps) {
  return (
    <Grid aria-label={label} aria-busy={!categories}>
      {categories
        ? categories.map(({ id, name, imageUrl }) => (
            <li key={id}>
              <Tile type="button" aria-pressed={chosen.includes(id)} onClick={() => onToggle(id)}>
                <Face>
                  <ShopImage src={imageUrl} alt="" size={88} />
                </Face>
                <bdi>{name}</bdi>
                <CheckIcon aria-hidden="true">
                  <Icon name="check" size={16} />
                </CheckIcon>
              </Tile>
            </li>
          ))
        : shapes.map((shape) => (
            <li key={shape} aria-hidden="true">
              <Skeleton $height="164px" />
            </li>
          ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  grid-auto-rows: 1fr;
  gap: ${space('sm')};
  list-style: none;
`;

const Face = styled.span`
  display: block;
  inline-size: 88px;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius('full')};
  background: ${accent('ground')};
  & > span {
    background: none;
  }
`;

const CheckIcon = styled.span`
  position: absolute;
  inset-block-start: ${space('xs')};
  inset-inline-end: ${space('xs')};
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: ${radius('full')};
  background: ${color('brand')};
  color: ${color('onBrand')};
  scale: 0;
  transition: scale ${motion.fast};
`;

const Tile = styled.button`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space('xs')};
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 164px;
  padding: ${space('md')} ${space('sm')} ${space('sm')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  color: ${color('text')};
  font-size: ${size('sm')};
  font-weight: 600;
  text-align: center;
  overflow-wrap: anywhere;
  transition:
    border-color ${motion.fast},
    background-color ${motion.fast};
  @media (hover: hover) {
    &:hover {
      border-color: ${color('borderStrong')};
    }
  }
  &[aria-pressed='true'] {
    border-color: ${color('brand')};
    background: ${color('brandGround')};
    box-shadow: inset 0 0 0 1px ${color('brand')};
  }
  &[aria-pressed='true'] ${CheckIcon} {
    scale: 1;
  }
`;
