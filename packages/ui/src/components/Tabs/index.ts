export {
  TabsList,
  type TabsListProps,
  TabsPanel,
  TabsRoot,
  type TabsRootProps,
  TabsTab,
  type TabsTabProps,
  tabsSurfaces,
} from './Tabs.tsx';
