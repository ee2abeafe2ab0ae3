export { TabsList, type TabsListProps, TabsPanel, TabsRoot, type TabsRootProps, TabsTab, type TabsTabProps } from './Tabs.tsx';
