import { TreeSelect as AntTreeSelect } from 'antd';

export type TreeChoice = { value: string; title: string; disabled?: boolean; children?: TreeChoice[] };

/** A choice of several leaves of a tree. A branch stands for all of its leaves. Usable as a field of a form. */
export function TreeSelect({
  label,
  tree,
  value = [],
  onChange,
  id,
}: {
  label: string;
  tree: TreeChoice[];
  value?: readonly string[];
  onChange?: (values: string[]) => void;
  /** Given by the form, for its label. */
  id?: string;
}) {
  return (
    <AntTreeSelect<string[]>
      {...(id !== undefined && { id })}
      aria-label={label}
      treeData={tree}
      value={[...value]}
      onChange={(values) => onChange?.(values)}
      treeCheckable
      showCheckedStrategy={AntTreeSelect.SHOW_CHILD}
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      maxTagCount="responsive"
      style={{ width: '100%' }}
    />
  );
}
