import { useTranslation } from '@shop/i18n';
import { color, motion, radius, size, space } from '@shop/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import styled from 'styled-components';
import { useModuleType } from '../../components/page/use-module-type';
import { messages } from '../../messages';
import { getAnchor, type MenuSection } from './sections';

interface Props {
  sections: readonly MenuSection[];
  current: number | null;
  onGo: (id: number) => void;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Scrolls the current link into the middle of the bar, in both directions of writing, without moving the page. */
function useScrollIntoBar(current: number | null) {
  const track = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = track.current;
    const currentLink = list?.querySelector('[aria-current]');
    if (!list || !currentLink || list.scrollWidth <= list.clientWidth) return;
    const [frame, box] = [list.getBoundingClientRect(), currentLink.getBoundingClientRect()];
    const away = box.left + box.width / 2 - (frame.left + frame.width / 2);
    list.scrollBy({ left: away, behavior: 'smooth' });
  }, [current]);
  return track;
}

/** Links to the sections of the menu; the current one is marked. They work without scripts. */
export function MenuBar({ sections, current, onGo }: Props) {
  const { t } = useTranslation(messages);
  const context = useModuleType();
  const track = useScrollIntoBar(current);
  const go = (event: MouseEvent, id: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onGo(id);
  };
  return (
    <Nav aria-label={t('store.categories', { context })}>
      <Track ref={track}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <BarLink
              href={`#${getAnchor(id)}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => go(event, id)}
            >
              <bdi>{name}</bdi>
            </BarLink>
          </li>
        ))}
      </Track>
    </Nav>
  );
}

const Nav = styled.nav`
  flex: 1;
  min-inline-size: 0;
`;

const Track = styled.ul`
  display: flex;
  gap: ${space('xxs')};
  overflow-x: auto;
  scrollbar-width: none;
  padding: 3px ${space('xs')};
  margin-inline: -${space('xs')};
  mask-image: linear-gradient(
    90deg,
    transparent,
    black ${space('xs')},
    black calc(100% - ${space('lg')}),
    transparent
  );
  [dir='rtl'] & {
    mask-image: linear-gradient(
      90deg,
      transparent,
      black ${space('lg')},
      black calc(100% - ${space('xs')}),
      transparent
    );
  }
  & > li:last-child {
    padding-inline-end: ${space('md')};
  }
`;

const BarLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 40px;
  max-inline-size: 240px;
  padding-inline: ${space('md')};
  border-radius: ${radius('full')};
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  font-weight: 600;
  white-space: nowrap;
  transition:
    background-color ${motion.fast},
    color ${motion.fast};
  & bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @media (hover: hover) {
    &:hover {
      background: ${color('sunken')};
      color: ${color('text')};
    }
  }
  &[aria-current] {
    background: ${color('brand')};
    color: ${color('onBrand')};
  }
`;
