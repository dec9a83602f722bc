import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import styled from 'styled-components';
import { IconButton } from './button';
import { deferredLayout } from './deferred-layout';
import { Heading } from './text';
import { accent, color, size, space } from './theme/token';

/** A home page has many rows, and few are in view. Clipping begins outside the track's own edges. */
const Section = styled.section<{ $height: number; $isFirst: boolean }>`
  ${({ $height, $isFirst }) => !$isFirst && deferredLayout(`${$height}px`)}
  margin: -4px -${space('md')} 0;
  padding: 4px ${space('md')} 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('sm')};
  margin-block-end: ${space('sm')};
  & h2::after {
    content: '';
    display: block;
    inline-size: 32px;
    block-size: 3px;
    margin-block-start: 4px;
    border-radius: 2px;
    background: ${accent('ink')};
  }
`;

const Arrows = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  & > a {
    padding-block: ${space('xs')};
    color: ${color('brand')};
    font-size: ${size('sm')};
    font-weight: 600;
  }
  & > a:hover {
    text-decoration: underline;
  }
  & button {
    display: none;
  }
  & [data-back] {
    rotate: 180deg;
  }
  @media (min-width: 56.25em) {
    & button {
      display: inline-grid;
    }
  }
`;

/** Pixels between entries. */
const gap = 16;

/** As many columns as fit into the page's width, each about `width` wide. */
function wholeColumns(width: number): string {
  const column = 1240;
  const count = Math.max(1, Math.round((column + gap) / (width + gap)));
  return `calc((100% - ${(count - 1) * gap}px) / ${count})`;
}

const Track = styled.ul<{ $width: number; $still: boolean }>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(${({ $width }) => $width}px, 78%);
  gap: ${gap}px;
  /* At the column's full width, the last visible entry ends at its edge. */
  @media (min-width: 79.5em) {
    grid-auto-columns: ${({ $width }) => wholeColumns($width)};
  }
  overflow-x: ${({ $still }) => ($still ? 'hidden' : 'auto')};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  margin-inline: -${space('md')};
  padding: 4px ${space('md')} ${space('xs')};
  scroll-padding-inline: ${space('md')};
  mask-image: linear-gradient(
    90deg,
    transparent,
    black ${space('md')},
    black calc(100% - ${space('md')}),
    transparent
  );
  & > li {
    scroll-snap-align: start;
    min-inline-size: 0;
  }
`;

interface RowProps {
  title: string;
  /** 'View all'. */
  more?: ReactNode;
  /** Text between the title and the entries. */
  note?: ReactNode;
  /** Minimum width of an entry in pixels; default 200. */
  itemWidth?: number;
  /** About its height in pixels, reserved until it is almost in view; default 400. */
  height?: number;
  /** In view from the start: laid out immediately, so that the content below does not move. */
  isFirst?: boolean;
  labels: { previous: string; next: string };
  /** Shows placeholders: there is nothing to scroll to yet. */
  busy?: boolean;
  /** `<li>` elements. */
  children: ReactNode;
}

interface ScrollReach {
  back: boolean;
  on: boolean;
}

/** Whether there is more before and after the visible entries; distances count from the start in both directions. */
function getScrollReach(list: HTMLElement): ScrollReach {
  const offset = Math.abs(list.scrollLeft);
  return { back: offset > 8, on: offset + list.clientWidth < list.scrollWidth - 8 };
}

function useScrollReach(track: RefObject<HTMLElement | null>, entries: ReactNode) {
  const [reach, setReach] = useState<ScrollReach>({ back: false, on: true });
  const measure = useCallback(() => {
    if (!track.current) return;
    const now = getScrollReach(track.current);
    startTransition(() =>
      setReach((current) => (current.back === now.back && current.on === now.on ? current : now)),
    );
  }, [track]);
  // New entries in a track of the same size are measured again. The observer reports a row below the window only when the
  // browser lays it out; reading its size directly would force that immediately.
  useEffect(() => {
    if (!track.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(track.current);
    return () => observer.disconnect();
  }, [track, measure, entries]);
  return [reach, measure] as const;
}

/** A titled row that scrolls sideways: by touch, by keys, or with arrow buttons on desktops. */
export function Row({ title, labels, children, ...options }: RowProps) {
  const { more, note, itemWidth = 200, height = 400, busy = false, isFirst = false } = options;
  const track = useRef<HTMLUListElement>(null);
  const [reach, measure] = useScrollReach(track, children);
  const scrollPages = (pages: 1 | -1) => {
    const list = track.current;
    if (!list) return;
    const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: pages * forward * list.clientWidth * 0.85, behavior: 'smooth' });
  };
  return (
    <Section aria-label={title} $height={height} $isFirst={isFirst}>
      <Head>
        <Heading>{title}</Heading>
        <Arrows>
          {more}
          <IconButton
            icon="arrow"
            label={labels.previous}
            size={36}
            mirrored
            unavailable={busy || !reach.back}
            onClick={() => scrollPages(-1)}
            data-back
          />
          <IconButton
            icon="arrow"
            label={labels.next}
            size={36}
            mirrored
            unavailable={busy || !reach.on}
            onClick={() => scrollPages(1)}
          />
        </Arrows>
      </Head>
      {note}
      <Track ref={track} $width={itemWidth} $still={busy} aria-busy={busy || undefined} onScroll={measure}>
        {children}
      </Track>
    </Section>
  );
}
