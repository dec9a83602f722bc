import { useTranslation } from '@shop/i18n';
import { color, IconButton, media, motion, radius, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

interface Props {
  count: number;
  current: number;
  onChoose: (index: number) => void;
  onStep: (by: 1 | -1) => void;
  isMoving: boolean;
  /** Null when the banners never move by themselves. */
  onToggle: (() => void) | null;
}

/** Dots, arrows and, for banners that move by themselves, a stop button. */
export function CarouselControls({ count, current, onChoose, onStep, isMoving, onToggle }: Props) {
  const { t } = useTranslation(messages);
  return (
    <Line>
      <StepButton data-back>
        <IconButton
          icon="arrow"
          size={36}
          mirrored
          label={t('front.banner.previous')}
          onClick={() => onStep(-1)}
        />
      </StepButton>
      <Dots>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Dot
              type="button"
              aria-label={t('front.banner.of', { number: index + 1, count })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onChoose(index)}
            />
          </li>
        ))}
      </Dots>
      {onToggle && (
        <Toggle
          type="button"
          aria-label={t(isMoving ? 'front.banner.stop' : 'front.banner.go')}
          onClick={onToggle}
        >
          <svg viewBox="0 0 12 12" aria-hidden="true">
            {isMoving ? <path d="M3 2h2v8H3zM7 2h2v8H7z" /> : <path d="M3 1.500 10 6l-7 4.500z" />}
          </svg>
        </Toggle>
      )}
      <StepButton>
        <IconButton
          icon="arrow"
          size={36}
          mirrored
          label={t('front.banner.next')}
          onClick={() => onStep(1)}
        />
      </StepButton>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space('xs')};
  min-block-size: 36px;
`;

const Dots = styled.ul`
  display: flex;
`;

const StepButton = styled.span`
  display: none;
  ${media.desktop} {
    display: block;
  }
  &[data-back] button {
    rotate: 180deg;
  }
`;

/** A target of 24 px, a dot of 8 px. */
const Dot = styled.button`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  &::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: ${radius('full')};
    background: ${color('borderStrong')};
    transition: inline-size ${motion.fast};
  }
  &[aria-current]::before {
    inline-size: 20px;
    background: ${color('brand')};
  }
  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
      background: ButtonText;
    }
    &[aria-current]::before {
      background: Highlight;
    }
  }
`;

const Toggle = styled.button`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: ${radius('full')};
  color: ${color('textSoft')};
  &:hover {
    background: ${color('sunken')};
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
  & svg {
    inline-size: 12px;
    block-size: 12px;
    fill: currentColor;
  }
`;
