import type { Category } from '@shop/domain';
import { isolate, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import {
  accent,
  color,
  Icon,
  media,
  motion,
  radius,
  shadow,
  ShopImage,
  size,
  Skeleton,
  space,
} from '@shop/ui';
import styled from 'styled-components';
import { lines } from '../../components/cards/card-frame';
import { messages } from '../../messages';

/** The most children shown; 'All' links to the rest. */
const maxChildren = 6;

const getAddress = (id: number) => `/category/${id}?from=categories`;

/** A category with its picture on the module's accent colour, and links to its children. */
export function CategoryCard({ category, eager = false }: { category: Category; eager?: boolean }) {
  const { t, direction } = useTranslation(messages);
  const { id, name, imageUrl, children } = category;
  return (
    <Card>
      <Text>
        <Name>
          <Link to={getAddress(id)}>
            <bdi>{name}</bdi>
          </Link>
        </Name>
        {children.length > 0 && (
          <Children>
            {children.slice(0, maxChildren).map((child) => (
              <li key={child.id}>
                <TextLink to={getAddress(child.id)}>
                  <bdi>{child.name}</bdi>
                </TextLink>
              </li>
            ))}
            {children.length > maxChildren && (
              <li>
                <TextLink
                  to={getAddress(id)}
                  aria-label={t('categories.seeAll', { name: isolate(name, direction) })}
                >
                  {t('categories.all')}
                </TextLink>
              </li>
            )}
          </Children>
        )}
      </Text>
      {children.length === 0 && <Icon name="chevron" mirrored />}
      <Background>
        <ShopImage src={imageUrl} alt="" eager={eager} size={96} />
      </Background>
    </Card>
  );
}

export const CategoryCardSkeleton = () => (
  <Card as="div">
    <Text>
      <Skeleton $height="1.4em" $width="60%" />
      <Skeleton $height="36px" $width="90%" />
    </Text>
    <Background>
      <Skeleton $ratio="1" />
    </Background>
  </Card>
);

export const CategoryCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: ${space('sm')};
  & > li {
    min-inline-size: 0;
  }
  ${media.tablet} {
    gap: ${space('md')};
  }
`;

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space('md')};
  block-size: 100%;
  padding: ${space('sm')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  transition:
    translate ${motion.fast},
    box-shadow ${motion.fast};
  & > svg {
    grid-area: 1 / 3;
    color: ${color('textFaint')};
  }
  @media (hover: hover) {
    &:has(h2 a:hover) {
      translate: 0 -2px;
      box-shadow: ${shadow('high')};
    }
  }
  &:has(h2 a:focus-visible) {
    outline: 2px solid ${color('brand')};
    outline-offset: 2px;
  }
`;

/** Before the text on screen, after it in reading order. */
const Background = styled.div`
  grid-area: 1 / 1;
  align-self: start;
  border-radius: ${radius('md')};
  overflow: hidden;
  background: ${accent('ground')};
  & > span {
    background: none;
  }
`;

const Text = styled.div`
  grid-area: 1 / 2;
  display: flex;
  flex-direction: column;
  gap: ${space('xs')};
  min-inline-size: 0;
`;

const Name = styled.h2`
  font-size: ${size('md')};
  font-weight: 700;
  & a {
    ${lines(2)}
    outline: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Children = styled.ul`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
`;

const TextLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 36px;
  max-inline-size: 100%;
  padding-inline: ${space('sm')};
  border-radius: ${radius('full')};
  background: ${color('sunken')};
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  &:hover {
    background: ${accent('ground')};
    color: ${accent('ink')};
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
