import type { ArgsOf, EndpointName, Endpoints } from '@shop/contract';
import type { FirstCall, RouteManifest, VisitCondition } from './release-manifest';
import type { SlotName } from './slot-props';

/** What stands for a value of the address or the visitor's place; see `FirstCall`. */
type FromVisit = `:${string}` | `?${string}` | '@latitude' | '@longitude';

type Template<Values> = { [Name in keyof Values]: Values[Name] | FromVisit };

/** The arguments that an endpoint takes, each of them a value or what stands for one. */
type ArgsTemplate<Args> = {
  [Part in keyof Args as Part & ('params' | 'query')]: Template<Args[Part]>;
};

/** What sends a body is an action, not a query. */
type QueryName = {
  [Name in EndpointName]: ArgsOf<Endpoints[Name]> extends { body: unknown } ? never : Name;
}[EndpointName];

type CallOf<Name extends QueryName, Args = ArgsTemplate<ArgsOf<Endpoints[Name]>>> = VisitCondition &
  Pick<FirstCall, 'needsZone'> & { endpoint: Name } & (Partial<Args> extends Args
    ? { args?: Args }
    : { args: Args });

/** A first call as an app writes it: an endpoint of the contract, with the arguments that this one takes. */
export type CallDeclaration = { [Name in QueryName]: CallOf<Name> }[QueryName];

/** A route as an app writes it in `routes.manifest.ts`. */
export interface RouteDeclaration extends RouteManifest {
  first?: CallDeclaration[];
  slots?: SlotName[];
  picture?: `${QueryName}.${string}`;
}
