import { useEndpoint } from '@shop/api';
import { banners } from '@shop/contract';
import type { Banner, ModuleType } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { Skeleton } from '@shop/ui';
import { memo, useCallback, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { messages } from '../../messages';
import { Failed } from '../page/failure';
import { BannerCard, bannerRatio } from '../cards/banner-card';
import { ControlsLine, Frame, visibleCount, getLook, Track, type Look } from './banner-section.styles';
import { CarouselControls } from './carousel-controls';
import { useAutoplay } from './use-autoplay';
import { useCarousel } from './use-carousel';

/** Modules whose banners move by themselves. A pharmacy's do not, and a grocery's are all visible. */
const autoplayModules: ReadonlySet<ModuleType | undefined> = new Set(['food', 'ecommerce']);

const shapes = ['first', 'second', 'third'];

/** The module's banners in the layout of its type; nothing without banners. D-02. */
export function BannerSection({ isReady }: { isReady: boolean }) {
  const type = useSession((session) => session.module?.type);
  const { data, error, isValidating, mutate } = useEndpoint(banners, isReady ? {} : null);
  const look = getLook(type);
  if (data?.length === 0) return null;
  if (data) return <Carousel banners={data} look={look} isAutoplayed={autoplayModules.has(type)} />;
  if (error) return <Failed compact onRetry={() => void mutate()} busy={isValidating} />;
  return (
    <Frame as="div" aria-hidden="true">
      <Track as="div" $look={look}>
        {shapes.map((shape) => (
          <Skeleton key={shape} $ratio={bannerRatio} />
        ))}
      </Track>
      <ControlsLine $onDesktop={look === 'wide'} />
    </Frame>
  );
}

/** Arrow keys on a banner go to the next or previous one. */
function useArrowKeys(track: RefObject<HTMLElement | null>, goTo: (index: number) => void) {
  const { direction } = useTranslation(messages);
  return (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const isOn = (event.key === 'ArrowRight') === (direction === 'ltr');
    const here = (event.target as Element).closest('li'); // the banner that has the focus
    const next = isOn ? here?.nextElementSibling : here?.previousElementSibling;
    if (!next) return;
    event.preventDefault();
    goTo([...(track.current?.children ?? [])].indexOf(next));
    next.querySelector('a')?.focus({ preventScroll: true });
  };
}

/** Whether a banner fills most of the page's width. */
const isLarge = (look: Look, index: number) => look === 'wide' || (look === 'mosaic' && index === 0);

/** Memoised, because the carousel renders with every move. */
const Banners = memo(function Banners({ entries, look }: { entries: readonly Banner[]; look: Look }) {
  const { t } = useTranslation(messages);
  return entries.map((banner, index) => (
    <li key={banner.id}>
      <BannerCard
        banner={banner}
        isFirst={index === 0}
        label={t('front.banner.of', { number: index + 1, count: entries.length })}
        size={isLarge(look, index) ? 'hero' : 'banner'}
      />
    </li>
  ));
});

interface CarouselProps {
  banners: readonly Banner[];
  look: Look;
  isAutoplayed: boolean;
}

function Carousel({ banners: entries, look, isAutoplayed }: CarouselProps) {
  const { t } = useTranslation(messages);
  const frame = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const { current, isAllVisible, measureAtEnd, goTo, step } = useCarousel(track);
  const hasMore = entries.length > 1 && !isAllVisible;
  const onStep = useCallback(() => step(1), [step]);
  const autoplay = useAutoplay(frame, isAutoplayed && hasMore, onStep);
  const onArrowKey = useArrowKeys(track, goTo);
  return (
    <Frame
      ref={frame}
      aria-roledescription={t('front.banner.carousel')}
      aria-label={t('front.banners')}
      onPointerDown={(event: PointerEvent) => event.pointerType === 'touch' && autoplay.stop()}
    >
      <Track ref={track} $look={look} onScroll={measureAtEnd} onKeyDown={onArrowKey}>
        <Banners entries={entries} look={look} />
      </Track>
      {entries.length > 1 && (
        <ControlsLine $onDesktop={entries.length > visibleCount[look]}>
          {hasMore && (
            <CarouselControls
              count={entries.length}
              current={current}
              onChoose={goTo}
              onStep={step}
              isMoving={autoplay.isMoving}
              onToggle={autoplay.canMove ? autoplay.toggle : null}
            />
          )}
        </ControlsLine>
      )}
    </Frame>
  );
}
