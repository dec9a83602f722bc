import {
  createContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useContext,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { LayerSearch } from './layer-entry';
import { LayerHistory } from './layer-history';

export const LayerHistoryContext = createContext<LayerHistory | null>(null);

/** Lets going back close the layers below it. One for an application, inside the router. */
export function LayerHistoryProvider({ children }: { children: ReactNode }) {
  const location = useLocation();
  const isPop = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const [history] = useState(() => new LayerHistory());
  useLayoutEffect(() => history.start(), [history]);
  useLayoutEffect(() => history.arrive(location, isPop, navigate), [history, location, isPop, navigate]);
  return <LayerHistoryContext value={history}>{children}</LayerHistoryContext>;
}

const unnamed: LayerSearch = {};

/**
 * While `isOpen`, going back calls `close` instead of leaving the page. `search` are parameters of the address that name
 * the layer: a reload or a shared link contains them. Without a provider nothing happens.
 */
export function useLayer(isOpen: boolean, close: () => void, search: LayerSearch = unnamed): void {
  const history = useContext(LayerHistoryContext);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  const text = JSON.stringify(search);
  useEffect(() => {
    if (!isOpen || !history) return;
    return history.add(() => latest.current(), JSON.parse(text) as LayerSearch);
  }, [isOpen, history, text]);
}
