import { useTranslation } from '@shop/i18n';
import { color, Icon, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

interface Props {
  /** Names of all steps, in order. */
  names: readonly string[];
  /** Index of the open step. */
  at: number;
  /** The order is not known yet. */
  isWaiting?: boolean;
}

/** The steps of a checkout in a line: which are complete, which one is open, and what is still to come. X-18. */
export function StepLine({ names, at, isWaiting = false }: Props) {
  const { t } = useTranslation(messages);
  return (
    <List aria-label={t('checkout.progress')} aria-busy={isWaiting || undefined}>
      {names.map((name, index) => (
        <Step key={name} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          <Mark aria-hidden="true">{index < at ? <Icon name="check" size={14} /> : index + 1}</Mark>
          <Name>{name}</Name>
        </Step>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: flex;
  min-inline-size: 0;
  gap: ${space('xs')};
  max-inline-size: 640px;
  font-size: ${size('sm')};
  font-weight: 600;
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: max(24px, 1.6em);
  block-size: max(24px, 1.6em);
  border-radius: ${radius('full')};
  background: ${color('sunken')};
  font-size: ${size('xs')};
  line-height: 1;
`;

const Name = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** A line leads from each step to the next. Where the window is narrow for its text, only the open step has its name. */
const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  min-inline-size: 0;
  color: ${color('textFaint')};
  &:not(:last-child) {
    flex: 1;
  }
  &:not(:last-child)::after {
    content: '';
    flex: 1;
    min-inline-size: ${space('xs')};
    border-block-start: 2px solid ${color('border')};
  }
  /* On small phones the other names are shortened first. */
  &[aria-current] {
    min-inline-size: max-content;
    color: ${color('text')};
  }
  &[aria-current] > ${Mark} {
    background: ${color('brand')};
    color: ${color('onBrand')};
  }
  @media (max-width: 22.49em) {
    position: relative;
    &:not([aria-current]) > ${Name} {
      position: absolute;
      inline-size: 1px;
      clip-path: inset(50%);
    }
  }
  &[data-done] {
    color: ${color('textSoft')};
  }
  &[data-done] > ${Mark} {
    background: ${color('successGround')};
    color: ${color('success')};
  }
  &[data-done]::after {
    border-color: ${color('success')};
  }
`;
