import { useFormat } from '@shop/i18n';
import { color, Icon, radius, size, space } from '@shop/ui';
import styled from 'styled-components';

/** A step of an order or a trip. */
interface Step<Status> {
  status: Status;
  /** ISO 8601; null: not known. */
  at: string | null;
  reached: boolean;
}

interface Progress<Status> {
  status: Status;
  history: readonly { status: Status; at: string }[];
  /** The statuses of an order or a trip that ends well, in order. */
  course: readonly Status[];
}

/** The steps that were reached, with their time, and those to come. A status outside the course is the last step. D-24. */
export function getSteps<Status>({ status, history, course }: Progress<Status>): Step<Status>[] {
  const getTime = (of: Status) => history.find((step) => step.status === of)?.at ?? null;
  const now = course.indexOf(status);
  if (now < 0) {
    const before = course.filter((step, index) => index === 0 || getTime(step) !== null);
    return [...before, status].map((step) => ({ status: step, at: getTime(step), reached: true }));
  }
  return course.map((step, index) => ({ status: step, at: getTime(step), reached: index <= now }));
}

interface TimelineProps<Status> {
  label: string;
  steps: readonly Step<Status>[];
  current: Status;
  /** Statuses that are no success. */
  bad: readonly Status[];
  toText: (status: Status) => string;
}

/** The steps of an order or a trip, one below the other. */
export function Timeline<Status extends string>({
  label,
  steps,
  current,
  bad,
  toText,
}: TimelineProps<Status>) {
  const { moment } = useFormat();
  return (
    <List aria-label={label}>
      {steps.map(({ status, at, reached }) => (
        <Entry
          key={status}
          $reached={reached}
          $bad={bad.includes(status)}
          aria-current={status === current ? 'step' : undefined}
        >
          <span>{reached && <Icon name={bad.includes(status) ? 'close' : 'check'} size={16} />}</span>
          <div>
            <strong>{toText(status)}</strong>
            {at && (
              <small>
                <time dateTime={at}>
                  <bdi>{moment(at)}</bdi>
                </time>
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
