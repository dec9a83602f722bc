import { useFormat } from '@shop/i18n';
import { color, Icon, radius, size, space } from '@shop/ui';
import styled from 'styled-components';

/** A step on the way of an order or a trip. */
export interface Step {
  key: string;
  text: string;
  /** ISO 8601; null: not known. */
  at: string | null;
  reached: boolean;
  /** It ended there, and not well. */
  isBad: boolean;
  isCurrent: boolean;
}

/** What was reached with its time, and what is to come. D-24. */
export function Timeline({ label, steps }: { label: string; steps: readonly Step[] }) {
  const { moment } = useFormat();
  return (
    <List aria-label={label}>
      {steps.map(({ key, text, at, reached, isBad, isCurrent }) => (
        <Entry key={key} $reached={reached} $bad={isBad} aria-current={isCurrent ? 'step' : undefined}>
          <span>{reached && <Icon name={isBad ? 'close' : 'check'} size={16} />}</span>
          <div>
            <strong>{text}</strong>
            {at && (
              <small>
                <time dateTime={at}>{moment(at)}</time>
              </small>
            )}
          </div>
        </Entry>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  list-style: none;
`;

const Entry = styled.li<{ $reached: boolean; $bad: boolean }>`
  position: relative;
  display: flex;
  gap: ${space('sm')};
  min-block-size: 52px;
  color: ${({ $reached }) => color($reached ? 'text' : 'textFaint')};
  &:last-child {
    min-block-size: 28px;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 28px 0;
    inset-inline-start: 13px;
    inline-size: 2px;
    background: ${({ $reached }) => color($reached ? 'brand' : 'border')};
  }
  & > span {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 28px;
    block-size: 28px;
    border: 2px solid ${({ $reached }) => color($reached ? 'brand' : 'border')};
    border-radius: ${radius('full')};
    background: ${({ $reached }) => color($reached ? 'brand' : 'surface')};
    color: ${color('onBrand')};
    ${({ $bad }) => $bad && `background: ${color('danger')}; border-color: ${color('danger')};`}
  }
  & strong {
    display: block;
    font-weight: 600;
  }
  & small {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
  &[aria-current] strong {
    font-weight: 700;
    color: ${({ $bad }) => color($bad ? 'danger' : 'brand')};
  }
`;
