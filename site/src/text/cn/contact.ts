export const contact = {
  title: '联系我们',
  lead: '询价、租船订舱与应聘，找到对应部门，直接沟通。',
  details: '地址与电话',
  hours: '工作时间',
  copy: (what: string) => `复制${what}`,
  map: {
    label: '位置示意图',
    coordinates: '坐标',
    latitude: (degrees: string, north: boolean) => `${north ? '北纬' : '南纬'} ${degrees}°`,
    longitude: (degrees: string, east: boolean) => `${east ? '东经' : '西经'} ${degrees}°`,
    system: 'WGS-84',
    metres: (count: number) => (count < 1000 ? `${count}米` : `${count / 1000}公里`),
    open: '在地图中打开',
    services: {
      amap: '高德地图',
      baidu: '百度地图',
      yandex: 'Yandex地图',
      google: 'Google地图',
      osm: 'OpenStreetMap',
    },
  },
  desks: { name: '对接部门', title: '按业务直达部门', lead: '每个部门都有专线和专用邮箱，无需转接。' },
  write: {
    title: '写信给我们',
    lead: '留下需求与联系方式，由对口部门答复。',
    within: '工作时间内答复',
  },
};
