import { openingWeek, type HoursWindow, type OpeningWindow } from '@shop/domain';
import { formatWeekday, useFormat, useTranslation } from '@shop/i18n';
import { useNow } from '@shop/session';
import { accent, color, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { useModuleType } from '../../components/page/use-module-type';
import { messages } from '../../messages';

/** Opening hours of seven days, today first, in the shop's time zone. D-12, ENT-36. */
export function WeekHours({ hours }: { hours: readonly OpeningWindow[] }) {
  const { t, language } = useTranslation(messages);
  const { timeZone } = useFormat();
  const now = useNow();
  const context = useModuleType();
  if (!now) return null;
  if (hours.length === 0) return <p>{t('store.info.noHours', { context })}</p>;
  return (
    <Table>
      <tbody>
        {openingWeek(hours, now, timeZone).map(({ day, isToday, windows }) => (
          <Day key={day} $isToday={isToday}>
            <th scope="row">
              {formatWeekday(day, language)}
              {isToday && <Today>{t('store.info.today')}</Today>}
            </th>
            <td>
              {windows.length === 0 && t('store.closed')}
              {windows.map((window) => (
                <Window key={window.opens} window={window} />
              ))}
            </td>
          </Day>
        ))}
      </tbody>
    </Table>
  );
}

function Window({ window }: { window: HoursWindow }) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  if (window.isWholeDay) return <span>{t('store.info.allDay')}</span>;
  return (
    <span>
      {format.timeRange(window.opens, window.closes)}
      {window.passesMidnight && <small> {t('store.info.nextDay')}</small>}
    </span>
  );
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${size('sm')};
  font-variant-numeric: tabular-nums;
`;

const Day = styled.tr<{ $isToday: boolean }>`
  & > * {
    padding: ${space('xs')} ${space('sm')};
    vertical-align: top;
    font-weight: ${({ $isToday }) => ($isToday ? 700 : 400)};
    background: ${({ $isToday }) => ($isToday ? accent('ground') : 'none')};
  }
  & > th {
    text-align: start;
    border-start-start-radius: ${radius('sm')};
    border-end-start-radius: ${radius('sm')};
  }
  & > td {
    text-align: end;
    border-start-end-radius: ${radius('sm')};
    border-end-end-radius: ${radius('sm')};
  }
  & span {
    display: block;
  }
  & small {
    color: ${color('textSoft')};
    font-weight: 400;
  }
`;

const Today = styled.small`
  margin-inline-start: ${space('xs')};
`;
