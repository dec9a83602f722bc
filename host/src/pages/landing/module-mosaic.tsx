import type { ShopModule } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { accent, media, motion, radius, ShopImage, size, Skeleton, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useChooseModule, useModules } from '../../features/module/use-modules';
import { useModuleSwitch } from '../../features/module/use-module-switch';

/** Cells of the grid of three by three; the first tile takes four, the last one the rest. */
const cellCount = 9;
const maxModules = 6;

/**
 * The shop's modules as tiles. With a location a tile changes the module (STATE-28, STATE-29); otherwise it asks for a
 * location.
 */
export function ModuleMosaic({ requestLocation }: { requestLocation: () => void }) {
  const { t } = useTranslation(messages);
  const change = useModuleSwitch();
  const choose = useChooseModule();
  const { modules, chosen, hasZone, isKnown, error } = useModules();
  const open = (module: ShopModule) => {
    if (hasZone) return change(module);
    choose(module);
    requestLocation();
  };
  if (!isKnown && !error) return <Skeleton $ratio="1" aria-hidden="true" />;
  if (modules.length === 0) return null;
  const isPicked = ({ id }: ShopModule) => !hasZone && id === chosen?.id;
  return (
    <section aria-label={t('landing.modules')}>
      <Grid $rows={getRows(modules.length)}>
        {modules.map((module, at) => (
          <Cell key={module.id} $first={at === 0} $columns={getColumns(at, modules.length)}>
            <Tile
              type="button"
              data-accent={module.type}
              aria-pressed={hasZone ? undefined : isPicked(module)}
              onClick={() => open(module)}
            >
              <bdi>{module.name}</bdi>
              {at === 0 && (
                <small>{t('landing.stores', { count: module.storeCount, context: module.type })}</small>
              )}
              <Picture>
                <ShopImage src={module.iconUrl} alt="" eager={at === 0} size={200} />
              </Picture>
            </Tile>
          </Cell>
        ))}
      </Grid>
      <Status role="status">
        {!hasZone && chosen ? t('landing.firstPlace', { module: chosen.name }) : ''}
      </Status>
    </section>
  );
}

function getColumns(at: number, count: number): number {
  if (at === 0) return count === 1 ? 3 : 2;
  const isLast = at === count - 1;
  return isLast && count > 3 && count < maxModules ? cellCount - 4 - (count - 2) : 1;
}

/** The first tile spans two by two cells; alone, it gets two rows. */
const getRows = (count: number): number => (count === 1 ? 2 : Math.ceil((count + 3) / 3));

/** As high with the first tile as with all of them, because the text beside it is centred. */
const Grid = styled.ul<{ $rows: number }>`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  grid-template-rows: repeat(${({ $rows }) => $rows}, minmax(108px, 1fr));
  gap: ${space('sm')};
  ${media.desktop} {
    /* Space for a tile's picture and text. */
    grid-template-rows: repeat(${({ $rows }) => $rows}, minmax(144px, 1fr));
  }
`;

const Cell = styled.li<{ $first: boolean; $columns: number }>`
  display: grid;
  grid-column: span ${({ $columns }) => $columns};
  grid-row: span ${({ $first }) => ($first ? 2 : 1)};
  min-block-size: 108px;
`;

const Picture = styled.span`
  justify-self: end;
  align-self: end;
  inline-size: min(58%, 200px);
  margin-block-start: auto;
  overflow: hidden;
  border-radius: ${radius('lg')};
  transition: rotate ${motion.slow};
  & * {
    background: none;
  }
`;

const Tile = styled.button`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  padding: ${space('sm')} ${space('xs')}; /* 'Pharmacy' fits at 320 px */
  overflow: hidden;
  hyphens: auto;
  border: 2px solid transparent;
  border-radius: ${radius('xl')};
  background: ${accent('ground')};
  color: ${accent('ink')};
  font-weight: 700;
  font-size: ${size('sm')};
  line-height: 1.3;
  text-align: start;
  & small {
    font-size: ${size('sm')};
    font-weight: 400;
  }
  & > ${Picture} {
    align-self: flex-end;
  }
  &:hover ${Picture} {
    rotate: -6deg;
  }
  &[aria-pressed='true'] {
    border-color: currentColor;
  }
  ${media.tablet} {
    padding-inline: ${space('sm')};
  }
  ${Cell}:first-child & {
    padding: ${space('md')};
    font-size: ${size('xl')};
  }
  html:not([lang='en']) & {
    line-height: 1.7;
  }
`;

const Status = styled.p`
  margin-block-start: ${space('sm')};
  font-size: ${size('sm')};
  font-weight: 600;
  &:empty {
    display: none;
  }
`;
