import { Link } from '@shop/router';
import { color, motion, radius, ShopImage, size, Skeleton, space } from '@shop/ui';
import styled from 'styled-components';

interface Pill {
  to: string;
  name: string;
  isCurrent: boolean;
  /** A picture before the name; optional. */
  imageUrl?: string | null;
}

/** A row of links that scrolls horizontally; `keepsPage`: following one does not scroll the page. */
export function PillBar({
  label,
  entries,
  keepsPage = false,
}: {
  label: string;
  entries: Pill[];
  keepsPage?: boolean;
}) {
  return (
    <nav aria-label={label}>
      <Track>
        {entries.map(({ to, name, isCurrent, imageUrl }) => (
          <li key={to}>
            <Tab
              to={to}
              replace={keepsPage}
              preventScrollReset={keepsPage}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {imageUrl !== undefined && (
                <Picture>
                  <ShopImage src={imageUrl} alt="" size={30} />
                </Picture>
              )}
              <bdi>{name}</bdi>
            </Tab>
          </li>
        ))}
      </Track>
    </nav>
  );
}

export const PillBarSkeleton = () => (
  <Track as="div" aria-hidden="true">
    <Skeleton $height="44px" $width="64px" $round />
    <Skeleton $height="44px" $width="128px" $round />
    <Skeleton $height="44px" $width="112px" $round />
  </Track>
);

const Track = styled.ul`
  display: flex;
  gap: ${space('xs')};
  overflow-x: auto;
  scrollbar-width: none;
  padding: 3px;
  margin: -3px;
`;

const Picture = styled.span`
  flex: none;
  inline-size: 30px;
  margin-inline-start: -${space('xs')};
  border-radius: ${radius('full')};
  overflow: hidden;
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space('xs')};
  block-size: 44px;
  max-inline-size: 240px;
  padding-inline: ${space('md')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('full')};
  background: ${color('surface')};
  font-size: ${size('sm')};
  font-weight: 600;
  white-space: nowrap;
  transition: background-color ${motion.fast};
  & bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &:hover {
    background: ${color('sunken')};
  }
  &[aria-current] {
    background: ${color('brand')};
    border-color: ${color('brand')};
    color: ${color('onBrand')};
  }
`;
